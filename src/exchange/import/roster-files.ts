/** Files of rosters that are texts, as they are also found in a zip. */
export const TEXT_FILES = {
  'application/json': ['.json'],
  'text/plain': ['.txt', '.md'],
  'text/csv': ['.csv'],
  'text/html': ['.html', '.htm'],
  'application/xml': ['.ros', '.xml'],
  'application/yaml': ['.yml', '.yaml'],
};

/** What rosters come in, for phones that ask which app opens or takes a file; the content decides then. */
export const ROSTER_FILES = {
  ...TEXT_FILES,
  'application/zip': ['.rosz'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
};
