import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { addContentReport } from './add-report.usecase.ts';
import type { ContentReportPorts } from './content-reports.ports.ts';
import { createModeratedRegistry } from './content-reports.registry.ts';
import { findReports } from './content-reports.repository.ts';
import { contentReportViews } from './content-reports.views.ts';
import { settleContentReport } from './settle-report.usecase.ts';

type ContentReportsRequest<Name extends keyof typeof calls.contentReports> = CallRequest<
  (typeof calls.contentReports)[Name]
>;
type ContentReportsAnswer<Name extends keyof typeof calls.contentReports> = CallAnswer<
  (typeof calls.contentReports)[Name]
>;

/** Reports of what members wrote, settled by inspectors and administrators, who also hide and show it (E30, P02). */
export function createContentReports(ports: ContentReportPorts) {
  const { database, idempotency } = ports;
  const things = createModeratedRegistry();
  const deps = { ...ports, things };

  return {
    /** Registers the things of a type, before the server starts. */
    things: things.register,

    /** G432. */
    add: (
      uid: string,
      given: ContentReportsRequest<'add'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'add'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => addContentReport(tx, uid, given, deps)),
      ),

    /** G433. */
    async list(
      uid: string,
      { state, page, page_size }: ContentReportsRequest<'list'>,
    ): Promise<ContentReportsAnswer<'list'>> {
      const { reader } = database;
      const { rows, total } = await findReports(reader, { state, notOf: uid }, { page, page_size });
      return { list: await contentReportViews(reader, rows, ports), total, page, page_size };
    },

    /** G434. */
    settle: (
      uid: string,
      given: ContentReportsRequest<'settle'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'settle'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => settleContentReport(tx, uid, given, deps)),
      ),

    /** G424. */
    hide: (
      uid: string,
      { type, id, reason }: ContentReportsRequest<'hide'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'hide'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await things.of(type).hide(tx, uid, id, reason);
          return { ok: true } as const;
        }),
      ),

    /** G425. */
    show: (
      uid: string,
      { type, id }: ContentReportsRequest<'show'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'show'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await things.of(type).show(tx, uid, id);
          return { ok: true } as const;
        }),
      ),
  };
}
export type ContentReports = ReturnType<typeof createContentReports>;
