const two = (value: number): string => String(value).padStart(2, '0');

/** A place in a recording as a player writes it: 4:05, 1:04:05. @param ms from its beginning */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
