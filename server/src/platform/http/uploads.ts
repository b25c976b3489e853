import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type StorageHandler = Parameters<ReturnType<Strategy['storage']>['set']>[1];

/** Tells the routes of multipart bodies (`constraints: { upload: true }`) from those of all others. */
export const uploads: Strategy = {
  name: 'upload',
  storage() {
    const handlers = new Map<unknown, StorageHandler>();
    return {
      get: (isUpload) => handlers.get(isUpload) ?? null,
      set: (isUpload, handler) => void handlers.set(isUpload, handler),
    };
  },
  deriveConstraint: ({ headers }) => (/^multipart\//i.test(headers['content-type'] ?? '') ? true : undefined),
};

/**
 * Lets the routes of a Fastify scope read multipart. It has a scope of its own, since the parser adds hooks to every
 * route of its scope.
 */
export async function readUploadsIn(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser('multipart/form-data');
  // A file that is too large is still identified by its first bytes, which decide the refusal.
  await scope.register(multipart, { throwFileSizeLimit: false });
}
