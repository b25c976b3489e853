import createCache from '@emotion/cache';

/**
 * The one Emotion cache of the page: `staticClass`, and `styled` through it, writes all rules into one nonced
 * `<style>` of the head.
 */
export const styleCache = createCache({ key: 'gb' });

let started = false;
const waiting: (() => void)[] = [];

/** Runs `insert` now, or as soon as the nonce is known. */
export function whenStylesStart(insert: () => void): void {
  if (started) insert();
  else waiting.push(insert);
}

/**
 * Called by `ThemeRoot` before its first render: the nonce must be on the tag before the first rule.
 * @param nonce of the Content-Security-Policy; nothing where the policy asks for none
 */
export function startStyles(nonce: string | undefined): void {
  if (started) return;
  started = true;
  if (nonce) {
    styleCache.nonce = nonce;
    styleCache.sheet.nonce = nonce;
  }
  for (const insert of waiting.splice(0)) insert();
}
