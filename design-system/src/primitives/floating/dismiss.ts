/**
 * Calls `dismiss` on a press outside the given elements; a press inside leaves it open.
 * @returns ends it
 */
export function dismissOutside(inside: readonly (Element | null)[], dismiss: () => void): () => void {
  const onPress = ({ target }: Event) => {
    const isInside = target instanceof Node && inside.some((element) => element?.contains(target));
    if (!isInside) dismiss();
  };
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    document.removeEventListener('pointerdown', onPress, true);
  };
}
