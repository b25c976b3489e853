import type { ContentType } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { ModeratedThings, ModeratedTypes } from './content-reports.ports.ts';

/** Things that are reported, hidden and shown, by type. */
export function createModeratedRegistry() {
  const types = createRegistry<ModeratedTypes>('things that are reported');
  return {
    register: types.register,
    /** @throws Refusal `post.missing` for a type that nobody has registered */
    of: (type: ContentType): ModeratedThings => types.find(type) ?? refuse('post.missing'),
  };
}
export type ModeratedRegistry = ReturnType<typeof createModeratedRegistry>;
