/** `used` it was open for a moment · `refused` by the player or the phone · `none` there is none, or no https */
export type CameraAnswer = 'used' | 'refused' | 'none';

/**
 * Asks for the camera once and lets it go again: whoever has its permission is told the addresses of this phone in the
 * local network, which another phone needs. Never rejects.
 */
export async function wakeCamera(): Promise<CameraAnswer> {
  // Missing without https.
  const cameras: MediaDevices | undefined = navigator.mediaDevices;
  if (cameras === undefined) return 'none';
  try {
    const stream = await cameras.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return 'used';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'NotFoundError' ? 'none' : 'refused';
  }
}
