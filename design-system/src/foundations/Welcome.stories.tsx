import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '../styling/index.ts';
// Part by part, not by their indices: the page that Storybook opens with must not wait for every component there is.
import { LiveStatusTag } from '../components/live/LiveStatusTag/LiveStatusTag.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { Tag } from '../primitives/Tag/Tag.tsx';

const meta = { title: 'foundations/Welcome', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comes after the words of the page: it brings every primitive with it. */
const loadBalanceCard = () => import('../components/wallet/BalanceCard/BalanceCard.tsx');
type Loaded = Awaited<ReturnType<typeof loadBalanceCard>>;

const { color, font, radius, space } = tokens;

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: ${space[10]};
  align-items: center;
  padding: ${space[10]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};

  & > h2 {
    font-size: ${font.size.display};
    line-height: ${font.line.tight};
    text-wrap: balance;
  }

  & > p {
    max-inline-size: 46ch;
    font-size: ${font.size.reading};
    line-height: ${font.line.reading};
    color: ${color.text.secondary};
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

const Samples = styled.div`
  display: grid;
  gap: ${space[4]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
`;

/** What the design system is for, in one screen. */
export const AtAGlance: Story = {
  loaders: [async () => ({ ...(await loadBalanceCard()) })],
  // Its place is held on the page until then.
  parameters: { docs: { story: { height: '580px' } } },
  render: (_args, { loaded }) => {
    const { BalanceCard } = loaded as Loaded;
    return (
      <Hero>
        <Words>
          <h2>Every state of a class, before anybody teaches it</h2>
          <p>
            A live session on air, a packet opened, a wish granted, a balance that is too low: each can be
            looked at here, in two themes and six languages, and no pixel of it changes unnoticed.
          </p>
          <ul>
            {['简体中文', '繁體中文', 'English', 'Bahasa Melayu', 'ไทย', 'Tiếng Việt'].map((name) => (
              <li key={name}>
                <Tag>{name}</Tag>
              </li>
            ))}
          </ul>
        </Words>
        <Samples>
          <BalanceCard
            state={{
              kind: 'ready',
              beans: 12_680,
              coins: 36,
              dangwu: 0,
              credits: 240,
              held: 0,
              nextExpiry: { amount: 680, at: Date.UTC(2026, 11, 31, 15, 59) },
            }}
            onRetry={() => {}}
          />
          <div>
            <Button tone="primary" fill="filled">
              Enter the class
            </Button>
            <Button>Remind me</Button>
            <Badge count={8} label="8 unread" />
          </div>
          <Card>
            <LiveStatusTag status="live" /> Reading a balance sheet, line by line
          </Card>
        </Samples>
      </Hero>
    );
  },
};
