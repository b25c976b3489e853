import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { cast, controls, frame } from '../../stories/index.ts';
import { ButtonLink, Link } from './Link.tsx';
import { LinkNavigation } from './link-navigation.ts';

const navigate = fn();

const meta = {
  title: 'primitives/Link',
  component: Link,
  args: { href: '/hljw/helpcenter', children: controls.howExpire },
  decorators: [
    (Story) => (
      <LinkNavigation value={navigate}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/hljw/helpcenter');
  },
};

export const Plain: Story = { args: { look: 'plain' } };

export const OpensElsewhere: Story = {
  args: { href: 'https://example.org/prospectus.pdf', target: '_blank', children: controls.prospectus },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="in a sentence">
        <p>
          {controls.coinBuys} <Link href="/pindao/exchangeAgreement">{controls.exchangeAgreement}</Link>{' '}
          first.
        </p>
      </StoryRow>
      <StoryRow label="plain">
        <Link look="plain" href="/hljw/pindaodetails">
          {cast.teacherLin.nickname}
        </Link>
      </StoryRow>
      <StoryRow label="as a button">
        <ButtonLink href="/user/pay" tone="primary" fill="filled">
          {controls.recharge}
        </ButtonLink>
        <ButtonLink href="/user/myGold">{frame.myBeans}</ButtonLink>
        <ButtonLink href="/chat" fill="quiet" size="small">
          {controls.goClass}
        </ButtonLink>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Link href="/hljw/pindaolist">{controls.otherLives}</Link>
        <ButtonLink href="/chat">{controls.goClass}</ButtonLink>
      </StoryRow>
    </StoryGrid>
  ),
};
