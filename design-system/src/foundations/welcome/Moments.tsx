import { tokens } from '@goldbean/tokens';
import { type ReactNode, useState } from 'react';
import { chartImage, mei, message, storyNow, teacher } from '../../components/chat/chat.fixtures.ts';
import { MessageRow } from '../../components/chat/MessageRow/MessageRow.tsx';
import { GiftBanner } from '../../components/gifts/GiftBanner/GiftBanner.tsx';
import { GiftTile } from '../../components/gifts/GiftTile/GiftTile.tsx';
import { gift } from '../../components/gifts/gifts.fixtures.ts';
import {
  type OpenPacketState,
  PacketPanel,
} from '../../components/red-packet/OpenPacketDialog/PacketPanel.tsx';
import { BalanceCard } from '../../components/wallet/BalanceCard/BalanceCard.tsx';
import { cast, talk } from '../../stories/index.ts';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

const Wall = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  & > div {
    display: grid;
    gap: ${space[5]};
  }

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Moment = styled.figure`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > figcaption {
    font-size: ${font.size.ui};
    color: ${color.text.secondary};
  }
`;

const Gifts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[2]};
`;

/** The half-year in which these beans were earned ends in Shanghai. */
const expiresAt = Date.UTC(2026, 11, 31, 15, 59);

const shelf = ['sunflower', 'goldbean', 'candle', 'bull', 'rocket', 'crown'] as const;

interface PlaceProps {
  words: string;
  children: ReactNode;
}

const Place = ({ words, children }: PlaceProps) => (
  <Moment>
    {children}
    <figcaption>{words}</figcaption>
  </Moment>
);

/** What is on my mind, what the teacher drew, what I make of it. */
const rows = [
  message({ id: 'asked' }),
  { ...chartImage, sentAt: storyNow() - 40_000 },
  message({ id: 'said', author: teacher, content: { kind: 'text', text: talk.trendOnly } }),
  message({ id: 'mine', author: mei, isOwn: true, content: { kind: 'text', text: talk.understood } }),
];

/** Parts of four areas, alive: the packet opens, a gift can be chosen. */
export function Moments() {
  const [packet, setPacket] = useState<OpenPacketState>({ kind: 'sealed' });
  const [chosen, setChosen] = useState<string>('bull');
  return (
    <Wall>
      <div>
        <Place words="A class talks: MessageRow, in every kind a message has.">
          <div>
            {rows.map((row) => (
              <MessageRow key={row.id} message={row} />
            ))}
          </div>
        </Place>
        <Place words="Gifts, and what the room sees of them: GiftTile, GiftBanner. Choose one.">
          <GiftBanner sender={cast.mei} gift={gift('bull')} count={66} />
          <Gifts>
            {shelf.map((icon) => (
              <GiftTile
                key={icon}
                gift={gift(icon)}
                isSelected={chosen === icon}
                lock={icon === 'crown' ? 'fanLevel' : null}
                onSelect={({ id }) => setChosen(id)}
              />
            ))}
          </Gifts>
        </Place>
      </div>
      <div>
        <Place words="The one place where the house celebrates: PacketPanel. Press the seal.">
          <PacketPanel
            sender={{ nickname: cast.teacherLin.nickname, img: cast.teacherLin.img }}
            packetKind="random"
            blessing={talk.blessPatience}
            state={packet}
            onClaim={() => setPacket({ kind: 'won', amount: 1_888, isLuckiest: true })}
          />
        </Place>
        <Place words="What a member owns, and what of it expires next: BalanceCard.">
          <BalanceCard
            state={{
              kind: 'ready',
              beans: 12_680,
              coins: 36,
              dangwu: 0,
              credits: 240,
              held: 0,
              nextExpiry: { amount: 680, at: expiresAt },
            }}
            onRetry={() => {}}
          />
        </Place>
      </div>
    </Wall>
  );
}
