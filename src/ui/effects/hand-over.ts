/** `left`: the player closed the list of apps again. */
export type HandedOver = 'shared' | 'left' | 'copied' | 'saved' | 'failed';

/** Hands text to another app where the browser can, else to the clipboard. */
export async function handOverText(title: string, text: string): Promise<HandedOver> {
  const outcome = await share({ title, text });
  if (outcome !== 'failed') return outcome;
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Hands a file to another app where the browser can, else into the player's downloads. */
export async function handOverFile(title: string, text: string, file: File): Promise<HandedOver> {
  const data = { title, ...(text === '' ? {} : { text }), files: [file] };
  const shareable = 'canShare' in navigator && navigator.canShare(data);
  const outcome = shareable ? await share(data) : 'failed';
  if (outcome !== 'failed') return outcome;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after this call has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
}

async function share(data: ShareData): Promise<'shared' | 'left' | 'failed'> {
  if (!('share' in navigator)) return 'failed';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (problem) {
    // Closing the list of apps is no failure; anything else still leaves another way.
    return problem instanceof DOMException && problem.name === 'AbortError' ? 'left' : 'failed';
  }
}
