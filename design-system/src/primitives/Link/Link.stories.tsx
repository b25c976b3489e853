import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { ButtonLink, Link } from './Link.tsx';
import { LinkNavigation } from './link-navigation.ts';

const navigate = fn();

const meta = {
  title: 'primitives/Link',
  component: Link,
  args: { href: '/hljw/helpcenter', children: 'How beans expire' },
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
  args: { href: 'https://example.org/prospectus.pdf', target: '_blank', children: 'Prospectus (PDF)' },
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
          One coin buys 50 beans and cannot be changed back: read the{' '}
          <Link href="/pindao/exchangeAgreement">exchange agreement</Link> first.
        </p>
      </StoryRow>
      <StoryRow label="plain">
        <Link look="plain" href="/hljw/pindaodetails">
          Teacher Chen's channel
        </Link>
      </StoryRow>
      <StoryRow label="as a button">
        <ButtonLink href="/user/pay" tone="primary" fill="filled">
          Recharge
        </ButtonLink>
        <ButtonLink href="/user/myGold">My beans</ButtonLink>
        <ButtonLink href="/chat" fill="quiet" size="small">
          Go to the class
        </ButtonLink>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Link href="/hljw/pindaolist">Other lives</Link>
        <ButtonLink href="/chat">Go to the class</ButtonLink>
      </StoryRow>
    </StoryGrid>
  ),
};
