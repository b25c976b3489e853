import { tokens } from '@goldbean/tokens';
import { LiveCard } from '../../components/live/LiveCard/LiveCard.tsx';
import { LiveStatusTag } from '../../components/live/LiveStatusTag/LiveStatusTag.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { cast, frame, places, storyCover, titles } from '../../stories/index.ts';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${space[5]};
`;

const Half = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
  color: ${color.text.primary};
  background: ${color.surface.canvas};
  border-block-start: 4px solid ${color.brand.primary};
  border-radius: ${radius.large};

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
`;

const names = { education: 'Education, orange', red: 'Red' } as const;

const beganAt = Date.UTC(2026, 10, 21, 1, 30);

/** The same parts in both themes: one attribute is the whole difference. */
export function BothThemes() {
  return (
    <Pair>
      {(['education', 'red'] as const).map((theme, at) => (
        <Half key={theme} data-theme={theme} aria-label={names[theme]}>
          <h3>{names[theme]}</h3>
          <LiveCard
            title={titles.averagesCandle}
            status="live"
            cover={storyCover(1 + at)}
            teacher={cast.teacherLin}
            channelName={places.linChannel}
            startsAt={beganAt}
            online={12_846}
            likes={3_402_118}
            href="#live"
          />
          <div>
            <Button tone="primary" fill="filled">
              {frame.themeLink}
            </Button>
            <Button>{frame.members}</Button>
            <Badge count={8} label="8" />
            <LiveStatusTag status="live" />
          </div>
        </Half>
      ))}
    </Pair>
  );
}
