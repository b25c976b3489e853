import type { App } from '../app.ts';
import { day } from './academy.ts';
import { herdsmanClubs } from './herdsman-clubs.ts';
import { backgrounds } from './pictures.ts';

/** Opens the herdsman clubs of the demo, unless some stand there. */
export async function fillHerdsmanClubs(app: App): Promise<void> {
  const { herdsmanClubs: feature } = app.modules.content.features;
  const { files } = app.modules.people.features;
  const { total } = await feature.list(null, { q: '', city: '', mine: false, page: 1, page_size: 1 });
  if (total > 0) return;
  await app.database.transaction(async (tx) => {
    const now = app.clock.now();
    for (const { organiser, pictures: drawn, meetings, ...club } of herdsmanClubs) {
      const pictures = [];
      for (const name of drawn)
        pictures.push(
          await files.adopt(tx, organiser, 'herdsman', await backgrounds[name](), `${name}.webp`),
        );
      await feature.importClub(tx, {
        ...club,
        organiserUid: organiser,
        pictures: pictures.map(({ file_id, url }) => ({ file_id, url })),
        meetings: meetings.map(({ inDays, ...meeting }) => ({ ...meeting, startsAt: now + inDays * day })),
      });
    }
  });
}
