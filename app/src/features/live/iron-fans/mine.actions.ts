import { createVisit } from '../../../shared/visit/index.ts';
import { listMine } from './iron-fans.service.ts';
import { ironFansState as state } from './iron-fans.state.ts';

const visit = createVisit();

/** Looks at my memberships. @returns ends it */
export function openMine(): () => void {
  const isHere = visit.begin();
  void loadMine();
  return () => {
    if (isHere()) visit.end();
  };
}

/** G310. */
export async function loadMine(): Promise<void> {
  const isHere = visit.watch();
  state.mine = { kind: 'loading' };
  try {
    const value = await listMine();
    if (isHere()) state.mine = { kind: 'ready', value };
  } catch (error) {
    if (isHere()) state.mine = { kind: 'failed', error };
  }
}
