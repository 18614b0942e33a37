import { useHubLink } from '#ui/hubs/use-hub-link.ts';
import { useLink } from './use-link.ts';

/** Whether others play along at the moment: on a linked phone, or in a hub room that this phone may write in. */
export function useOthersLinked(): boolean {
  const phones = useLink()?.phones ?? 0;
  const hub = useHubLink();
  return phones > 0 || (hub?.right === 'write' && hub.state !== 'refused');
}
