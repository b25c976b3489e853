import { createRequestScope } from '../../../shared/requests/index.ts';
import { askPreview } from './poster.service.ts';
import { type PosterPhase, posterState as state } from './poster.state.ts';

const scope = createRequestScope();

/** G175. A visitor came to sign in: when it fails the poster is a drawing, and nobody is told. @returns leaves */
export function openPoster(): () => void {
  const isCurrent = scope.begin();
  void (async () => {
    const shown = await askPreview().catch(() => ({ live: null, flv: '' }));
    if (isCurrent()) Object.assign(state, { ...shown, hasPicture: shown.flv !== '', phase: 'ready' });
  })();
  return () => {
    scope.end();
    Object.assign(state, { hasPicture: false, picture: 'paused' });
  };
}

/** The address that came with the poster, once; empty afterwards. */
export function takeAddress(): string {
  const { flv } = state;
  state.flv = '';
  return flv;
}

/** @returns a new address, empty while there is no picture */
export async function freshAddress(): Promise<string> {
  return (await askPreview()).flv;
}

export function showPicture(picture: PosterPhase): void {
  state.picture = picture;
}
