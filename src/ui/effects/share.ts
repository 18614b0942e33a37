/** The outcome of sharing. `dismissed`: the player dismissed the share sheet. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'saved' | 'failed';

/** Shares text with another app, or copies it where the browser can't share. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  const outcome = await share({ title, text });
  return outcome === 'failed' ? copyText(title, text) : outcome;
}

/** Copies text; called like `shareText`. */
export async function copyText(_title: string, text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a file with another app, or downloads it where the browser can't share. */
export async function shareFile(title: string, text: string, file: File): Promise<ShareOutcome> {
  const data = { title, ...(text === '' ? {} : { text }), files: [file] };
  const shareable = 'canShare' in navigator && navigator.canShare(data);
  const outcome = shareable ? await share(data) : 'failed';
  if (outcome !== 'failed') return outcome;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after this call returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
}

/** Whether `shareFile` passes pictures to other apps; otherwise it saves them. */
export function canShareFiles(): boolean {
  const files = [new File([' '], 'a.png', { type: 'image/png' })];
  return 'canShare' in navigator && navigator.canShare({ files });
}

async function share(data: ShareData): Promise<'shared' | 'dismissed' | 'failed'> {
  if (!('share' in navigator)) return 'failed';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (problem) {
    // Dismissing the share sheet is no failure; after any other error the caller falls back.
    return problem instanceof DOMException && problem.name === 'AbortError'
      ? 'dismissed'
      : 'failed';
  }
}
