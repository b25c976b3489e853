import { failures, fileNames } from '../../../stories/index.ts';
import { picture } from '../content.fixtures.ts';
import type { ChosenPicture } from './PicturePicker.tsx';

export const chosen: readonly ChosenPicture[] = [
  { id: '1', name: 'chart.png', url: picture('#f36e14'), state: { kind: 'ready' } },
  { id: '2', name: 'nota.png', url: picture('#2e77d0'), state: { kind: 'uploading', share: 0.4 } },
  {
    id: '3',
    name: fileNames.annualPng,
    url: picture('#1f9254'),
    state: { kind: 'failed', reason: failures.tooLargeTen },
  },
];

/** As many as a post takes. */
export const nine: readonly ChosenPicture[] = Array.from({ length: 9 }, (_, at) => ({
  id: String(at),
  name: `picture ${at + 1}.png`,
  url: picture('#b87700', String(at + 1)),
  state: { kind: 'ready' },
}));
