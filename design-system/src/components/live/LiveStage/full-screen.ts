/** How a picture fills the screen: alone, or with the talk at its side. */
export type FullScreen = 'none' | 'picture' | 'chat';

/** Marks what fills the screen together with the talk: a room's frame. */
export const roomFrame = { 'data-room-frame': '' };

/** What to take full screen. @param stage the element of a LiveStage */
export const fullScreenTarget = (stage: HTMLElement, mode: Exclude<FullScreen, 'none'>): HTMLElement =>
  (mode === 'chat' ? stage.closest<HTMLElement>('[data-room-frame]') : null) ?? stage;

/** How the screen is filled now. @param full what the browser shows full screen */
export function fullScreenOf(stage: HTMLElement | null, full: Element | null): FullScreen {
  if (!stage || !full?.contains(stage)) return 'none';
  return full === stage ? 'picture' : 'chat';
}
