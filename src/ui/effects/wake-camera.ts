/**
 * Asks for the camera once and lets it go again: whoever has its permission is told the addresses of this phone in the
 * local network, which another phone needs. Never rejects.
 */
export async function wakeCamera(): Promise<void> {
  // Missing without https.
  const cameras: MediaDevices | undefined = navigator.mediaDevices;
  const stream = await cameras?.getUserMedia({ video: true }).catch(() => null);
  for (const track of stream?.getTracks() ?? []) track.stop();
}
