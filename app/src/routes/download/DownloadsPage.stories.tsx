import { calls } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { answer, given, never, page, refuse, wordsOf } from '../../stories/index.ts';
import { builds } from './downloads.fixtures.ts';
import { DownloadsPage } from './DownloadsPage.tsx';

const meta = {
  title: 'Pages/download/Downloads',
  component: DownloadsPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.downloads.href(),
    answers: [
      answer(calls.downloads.list, ({ variant }) => ({
        list: variant === 'tj' ? builds.slice(0, 2) : builds,
      })),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('downloads');
/** The page as a browser on this system opens it. */
const on = (OS: string) => () => {
  session.OS = OS;
};

/** S14: the build for this device is the first, and the one recommended. */
export const OnWindows: Story = {
  tags: ['main'],
  beforeEach: on('Windows 10.0'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const here = within(await canvas.findByRole('region', { name: t()('here') }));
    await expect(here.getAllByRole('link')).toHaveLength(1);
    await expect(here.getByRole('link')).toHaveAttribute('href', builds[0]?.url);
    const code = await canvas.findByRole('img', {
      name: t()('qrOf', { name: 'goldbean-1.4.1-android.apk' }),
    });
    await expect(code).toBeVisible();
  },
};
export const OnLinux: Story = { beforeEach: on('Linux') };
/** S14: a device for which nobody builds is told so, and finds the others. */
export const OnAnotherDevice: Story = {
  beforeEach: on('iOS 18.0'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('noBuild'));
    await expect(canvas.getByRole('region', { name: t()('all') })).toBeVisible();
  },
};
/** S14: a browser that does not let us copy says so; the checksum stands there. */
export const Copying: Story = {
  beforeEach: () => {
    session.OS = 'Windows 10.0';
    const { clipboard } = navigator;
    const refusing = { writeText: () => Promise.reject(new Error('not allowed')) };
    Object.defineProperty(navigator, 'clipboard', { value: refusing, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [copy] = await canvas.findAllByRole('button', { name: wordsOf('content')('download.copy') });
    await userEvent.click(copy ?? canvasElement);
    await canvas.findByText(t()('notCopied'));
  },
};
/** S14: the second entry has builds of its own. */
export const SecondEntry: Story = {
  beforeEach: on('macOS 15.0'),
  parameters: given({ address: paths.downloadsTJ.href() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: t()('titles.tj') });
    await canvas.findByRole('region', { name: t()('here') });
    await expect(canvas.queryByRole('img', { name: /1\.4\.1/ })).toBeNull();
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.downloads.list, { list: [] })] }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.downloads.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.downloads.list, 'system.error')] }),
};
