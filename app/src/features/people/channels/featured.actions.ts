import { listFeatured } from './channels.service.ts';
import { featuredState } from './featured.state.ts';

/** G176. When it fails nobody is told: a visitor came to sign in. */
export async function loadFeatured(): Promise<void> {
  const { list } = await listFeatured().catch(() => ({ list: [] }));
  featuredState.list = list;
}
