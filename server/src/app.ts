import { calls } from '@goldbean/contract';
import { createContentModule } from './modules/content/index.ts';
import { createLiveModule } from './modules/live/index.ts';
import { createMoneyModule } from './modules/money/index.ts';
import { createPeopleModule } from './modules/people/index.ts';
import { createStaffModule } from './modules/staff/index.ts';
import { createTalkModule } from './modules/talk/index.ts';
import { createWishesModule } from './modules/wishes/index.ts';
import { bindCalls, createHttp, isOwnOrigin, originOf } from './platform/http/index.ts';
import type { ServerModule } from './platform/module.ts';
import { createPlatform, type PlatformDependencies } from './platform/platform.ts';
import { serveDocs } from './platform/web/docs.ts';
import { guestsOf } from './platform/web/page-policy.ts';
import { serveApp } from './platform/web/serve-app.ts';

/** What the outside hands in, so that tests bring their own. */
export interface AppDependencies extends PlatformDependencies {
  /** The built web app, or null to serve the calls alone. */
  readonly webFolder: string | null;
}

/**
 * Builds everything, from top to bottom; nothing listens yet. Modules know those before them, by their ports; what
 * an earlier one must ask a later one, the later one registers with it. Locks are taken in one order: live sessions
 * before the wallet.
 */
export async function createApp(dependencies: AppDependencies) {
  const { config, webFolder } = dependencies;
  const http = await createHttp(config);
  const platform = await createPlatform(dependencies, http);
  const { database, fanOut, jobs, outbox, media } = platform;

  const people = createPeopleModule(platform);
  const talk = createTalkModule(platform, people.ports);
  const money = await createMoneyModule(platform, people.ports, talk.ports);
  const live = createLiveModule(platform, people.ports, talk.ports, money.ports);
  const content = createContentModule(platform, people.ports, talk.ports, money.ports, live.ports);
  const wishes = createWishesModule(
    platform,
    people.ports,
    talk.ports,
    money.ports,
    live.ports,
    content.ports,
  );
  const staff = createStaffModule(platform, people.ports, talk.ports);
  const modules = { people, talk, money, live, content, wishes, staff };
  const inOrder: readonly ServerModule[] = Object.values(modules);

  const handlers = {
    ...people.handlers,
    ...talk.handlers,
    ...money.handlers,
    ...live.handlers,
    ...content.handlers,
    ...wishes.handlers,
    ...staff.handlers,
  };
  bindCalls(http, calls, handlers, {
    authenticate: people.authenticate,
    rateLimits: platform.rateLimits,
    log: platform.log,
    originOf: (request) => originOf(request, config.publicUrl),
    isOwnOrigin: (request) =>
      isOwnOrigin(request.headers.origin, request.headers.host, config.allowedOrigins),
  });
  for (const module of inOrder) await module.mount?.(http);
  await serveDocs(http, calls);
  await serveApp(http, webFolder, database, guestsOf(inOrder));

  return {
    http,
    ...platform,
    modules,
    /** Resolves when the rooms have received all that was written here for them. */
    flushed: outbox.drain,
    /** Starts what works in the background: outbox, jobs, the RTMP port. */
    async start() {
      outbox.start();
      await jobs.start();
      for (const module of inOrder) await module.start?.();
      await media.listen();
    },
    /** Takes no more, finishes what is under way, and closes: no request, message or journal is cut in half. */
    async stop() {
      await media.close();
      for (const module of inOrder) module.dismiss?.();
      await http.close();
      await jobs.stop();
      await outbox.stop();
      for (const module of inOrder.toReversed()) await module.stop?.();
      await fanOut.stop();
    },
  };
}
export type App = Awaited<ReturnType<typeof createApp>>;
