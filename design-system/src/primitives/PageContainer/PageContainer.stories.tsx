import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { styled } from '../../styling/index.ts';
import { controls } from '../../stories/index.ts';
import { Card } from '../Card/Card.tsx';
import { PageContainer } from './PageContainer.tsx';

const meta = {
  title: 'primitives/PageContainer',
  component: PageContainer,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>{controls.middlePage}</Card> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const hasWidth =
  (width: number): Story['play'] =>
  async ({ canvasElement }) => {
    const container = within(canvasElement).getByText(controls.middlePage).parentElement;
    await expect(container?.offsetWidth).toBe(width);
  };

export const Main: Story = { play: hasWidth(1157) };

export const Narrow: Story = { args: { width: 'narrow' }, play: hasWidth(690) };

/** In a window too small for it, the theatre keeps its 1321 px and the page scrolls. */
export const Theatre: Story = {
  args: { width: 'theatre' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: hasWidth(1321),
};

/** The theatre is wider than many windows: there the page scrolls. */
const Window = styled.section`
  overflow-x: auto;
`;

export const AllStates: Story = {
  name: 'All states',
  tags: ['theatre'],
  render: () => (
    <Window tabIndex={0} aria-label={controls.threeWidths}>
      <PageContainer>
        <Card>{controls.mainWidth}</Card>
      </PageContainer>
      <PageContainer width="narrow">
        <Card>{controls.readingWidth}</Card>
      </PageContainer>
      <PageContainer width="theatre">
        <Card>{controls.theatreWidth}</Card>
      </PageContainer>
    </Window>
  ),
};
