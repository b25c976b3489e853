import { mayKeepOrder, outranks, type LiveRole } from '@goldbean/contract/live';
import type { ViewerModerationAction } from '@goldbean/design-system/live';

/** What bars a viewer now. */
export interface ViewerRestrictions {
  readonly role: LiveRole;
  readonly muted: boolean;
  readonly frozen: boolean;
  readonly warned: boolean;
  readonly blocked: boolean;
}

/** What somebody of a role may do to keep order, whoever it is about (P05). */
export function actionsOf(role: LiveRole): ViewerModerationAction[] {
  return [
    ...(mayKeepOrder(role, 'warn_viewer') ? (['warn'] as const) : []),
    ...(mayKeepOrder(role, 'mute') ? (['mute', 'unmute'] as const) : []),
    ...(mayKeepOrder(role, 'freeze') ? (['freeze', 'unfreeze'] as const) : []),
    ...(mayKeepOrder(role, 'block') ? (['block', 'unblock'] as const) : []),
  ];
}

/** What there is to do about one viewer: nothing about a peer or a superior (domain 3.1), and what is done is undone. */
export function actionsOver(role: LiveRole, viewer: ViewerRestrictions): ViewerModerationAction[] {
  if (!outranks(role, viewer.role)) return [];
  const idle: ReadonlySet<ViewerModerationAction> = new Set([
    viewer.muted ? 'mute' : 'unmute',
    viewer.frozen ? 'freeze' : 'unfreeze',
    viewer.blocked ? 'block' : 'unblock',
    // One open warning each: the next waits until it is confirmed.
    ...(viewer.warned ? (['warn'] as const) : []),
  ]);
  return actionsOf(role).filter((action) => !idle.has(action));
}
