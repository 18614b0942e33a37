/** What rosters come in, for phones that ask which app opens or takes a file; the content decides then. */
export const ROSTER_FILES = {
  'application/json': ['.json'],
  'text/plain': ['.txt', '.md'],
  'text/csv': ['.csv'],
  'text/html': ['.html', '.htm'],
  'application/xml': ['.ros', '.xml'],
  'application/zip': ['.rosz'],
  'application/yaml': ['.yml', '.yaml'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
};
