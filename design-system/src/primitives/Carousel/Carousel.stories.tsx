import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const lessons = [
  controls.readingSheet,
  controls.reinvest,
  controls.retirement,
  controls.hourReport,
  controls.disciplined,
];

const slides = lessons.map((title) => ({
  key: title,
  content: (
    <Card>
      <h3>{title}</h3>
      <p>{controls.beginsMonday}</p>
      <Link href={`/hljw/courseCenter/courseContentShow?title=${encodeURIComponent(title)}`}>
        {controls.seeCourse}
      </Link>
    </Card>
  ),
}));

const meta = {
  title: 'primitives/Carousel',
  component: Carousel,
  args: {
    label: controls.coursesWeek,
    slides,
    previousLabel: controls.previous,
    nextLabel: controls.next,
    slideLabel: (at, count) => `${at} of ${count}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CarouselProps>;

export default meta;
type Story = StoryObj<CarouselProps>;

const current = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { current: true })
    .map((dot) => dot.getAttribute('aria-label'));

export const One: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: controls.next }));
    await waitFor(() => expect(current(canvasElement)).toEqual(['2 of 5']));
    await userEvent.click(canvas.getByRole('button', { name: '4 of 5' }));
    await waitFor(() => expect(current(canvasElement)).toEqual(['4 of 5']));
    canvas.getByRole('group', { name: controls.coursesWeek }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current(canvasElement)).toEqual(['5 of 5']));
    await expect(canvas.getByRole('button', { name: controls.next })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(current(canvasElement)).toEqual(['1 of 5']));
    // Slides out of view cannot be focused.
    await expect(
      canvas.getAllByRole('group', { name: /of 5$/ }).filter((slide) => !slide.inert),
    ).toHaveLength(1);
  },
};

export const Three: Story = {
  args: { perView: 3 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '3 of 3' })).toBeVisible();
  },
};

/** Nothing to go to: no arrows, no dots. */
export const AllInView: Story = { args: { perView: 3, slides: slides.slice(0, 2) } };

export const GoesOnByItself: Story = {
  args: { autoplay: { interval: 8000, pauseLabel: controls.stop, playLabel: controls.goOn } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: controls.stop }));
    await expect(canvas.getByRole('button', { name: controls.goOn })).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="one">
        <Carousel {...args} label={controls.oneAtATime} />
      </StoryRow>
      <StoryRow label="two">
        <Carousel {...args} label={controls.twoAtATime} perView={2} />
      </StoryRow>
      <StoryRow label="all in view">
        <Carousel {...args} label={controls.allInView} perView={2} slides={slides.slice(0, 2)} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Carousel
          {...args}
          label="On the stage"
          autoplay={{ interval: 8000, pauseLabel: controls.stop, playLabel: controls.goOn }}
        />
      </StoryRow>
    </StoryGrid>
  ),
};
