import { beforeEach, expect, it, vi } from 'vitest';
import { noticesState } from '../../../shared/notices/index.ts';
import { pictureSource } from '../../../shared/player/index.ts';
import * as actions from './live.actions.ts';
import * as service from './live.service.ts';
import { emptyLiveRoom, liveRoomState as state } from './live.state.ts';
import { chooseQuality, freshTierAddress } from './quality.actions.ts';

// flv.js reads `self` as it is loaded.
vi.mock('flv.js', () => ({ default: { LoggingControl: {}, isSupported: () => true } }));
vi.mock('./live.service.ts');
vi.mock('./live.actions.ts');
const server = vi.mocked(service);

const tier = { name: '', hls: null, bitrate: 0, height: null };
const clarity = (off: 'overloaded' | null): service.Clarity => ({
  tiers: [
    { ...tier, key: 'original', flv: '/o.flv', off: null },
    { ...tier, key: 'sd', flv: off === null ? '/sd.flv' : '', off },
  ],
  default: 'original',
});

beforeEach(() => {
  vi.resetAllMocks();
  pictureSource.playsFlv = () => true;
  Object.assign(state, emptyLiveRoom(), { liveId: '7' });
  noticesState.list = [];
  server.loadClarity.mockResolvedValue(clarity(null));
  vi.mocked(actions.freshAddress).mockResolvedValue('/original.flv');
});

it('K27: a tier counts as chosen once its picture moves, and reconnects come back to it', async () => {
  const show = vi.fn(async () => true);
  await chooseQuality('sd', show);
  expect(show).toHaveBeenCalledWith('/sd.flv');
  expect(state.quality.chosen).toBe('sd');
  expect(await freshTierAddress()).toBe('/sd.flv');
});

it('K27: one that is off is not asked for, and one that does not come changes nothing', async () => {
  const show = vi.fn(async () => false);
  await chooseQuality('sd', show);
  server.loadClarity.mockResolvedValue(clarity('overloaded'));
  await chooseQuality('sd', show);
  expect(show).toHaveBeenCalledOnce();
  expect(state.quality).toMatchObject({ chosen: 'original', tiers: [{}, { key: 'sd', off: 'overloaded' }] });
  expect(noticesState.list.length).toBeGreaterThan(0);
});

it('K27: when the server gives the watched tier up, the picture goes on in the original', async () => {
  await chooseQuality('sd', async () => true);
  server.loadClarity.mockResolvedValue(clarity('overloaded'));
  expect(await freshTierAddress()).toBe('/original.flv');
  expect(state.quality.chosen).toBe('original');
});
