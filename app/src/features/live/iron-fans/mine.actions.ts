import { createRequestScope } from '../../../shared/requests/index.ts';
import { listMine } from './iron-fans.service.ts';
import { ironFansState as state } from './iron-fans.state.ts';

const scope = createRequestScope();

/** Looks at my memberships. @returns ends it */
export function openMine(): () => void {
  const isCurrent = scope.begin();
  void loadMine();
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** G310. */
export async function loadMine(): Promise<void> {
  const isCurrent = scope.watch();
  state.mine = { kind: 'loading' };
  try {
    const value = await listMine();
    if (isCurrent()) state.mine = { kind: 'ready', value };
  } catch (error) {
    if (isCurrent()) state.mine = { kind: 'failed', error };
  }
}
