/** @returns whether a key has been pressed since */
export function noteFirstKey(): () => boolean {
  let pressed = false;
  const note = () => {
    pressed = true;
  };
  document.addEventListener('keydown', note, { capture: true, once: true });
  return () => pressed;
}
