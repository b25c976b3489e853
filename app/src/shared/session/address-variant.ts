/** D11: the values of `app_from` that the app sends. */
export const variantNames = { education: 'hljw_edu', static: 'hljw_static' } as const;

/**
 * D74: the variant that an address asks for by `app_from`, as links into the static one do; null where it says none.
 * @param address the whole address
 */
export function readVariant(address: string): boolean | null {
  const named = new URL(address).searchParams.get('app_from');
  if (named === variantNames.static) return true;
  return named === variantNames.education ? false : null;
}
