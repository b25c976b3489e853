import { agreements } from '@goldbean/contract';
import type { App } from '../app.ts';
import { day, malay, recorder, tea, teacher } from './academy.ts';
import { backgrounds } from './pictures.ts';
import { treasures } from './treasures.ts';

/** Who took the last of what is gone; each has the vouchers for it. */
const takers = [tea, recorder, malay];

/** Puts the treasures of the demo out, unless some stand there. */
export async function fillTreasures(app: App): Promise<void> {
  const { treasures: feature } = app.modules.money.features;
  const { files } = app.modules.people.features;
  const { counts } = await feature.list(teacher, { q: '', mine: false, page: 1, page_size: 1 });
  if (Object.values(counts).some((n) => n > 0)) return;
  const now = app.clock.now();
  const gone: { readonly treasure_id: string; readonly vouchers: number }[] = [];
  await app.database.transaction(async (tx) => {
    for (const { picture, opensIn, closesIn, isGone = false, ...treasure } of treasures) {
      const drawn = await backgrounds[picture]();
      const { url: cover } = await files.adopt(tx, teacher, 'live', drawn, `${picture}.webp`);
      const treasure_id = await feature.add(tx, {
        ...treasure,
        cover,
        opensAt: now + opensIn * day,
        closesAt: now + closesIn * day,
      });
      if (isGone) gone.push({ treasure_id, vouchers: treasure.price });
    }
  });
  // By the call that anybody would make.
  for (const { treasure_id, vouchers } of gone)
    for (const uid of takers) {
      const requestId = 'demo-treasure';
      const intent = { actor: uid, call: 'G711', requestId, bodyHash: 'demo' };
      const given = { treasure_id, vouchers, agree: true, agreement_version: agreements.service.version };
      await feature.exchange(uid, { ...given, request_id: requestId }, intent);
    }
}
