import { memberState } from '../../../shared/session/index.ts';

/** Videos of class work that play in this page. */
export interface WorkVideosState {
  /** The one that plays, one at a time; `url` is its address. */
  playing: { readonly fileId: string; readonly url: string } | null;
  /** Ids of files that the browser did not play: they are only saved. */
  unplayable: readonly string[];
}

export const workVideosState = memberState<WorkVideosState>(() => ({ playing: null, unplayable: [] }));
