import { languageNames, languages, languageTags } from '@goldbean/locales';
import { tokens } from '@goldbean/tokens';
import { useState } from 'react';
import { CoverDrawing } from '../../components/live/LiveCard/CoverDrawing.tsx';
import { LivePoster } from '../../components/live/LivePoster/LivePoster.tsx';
import { cast, places, titles } from '../../stories/index.ts';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

const HeroRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  gap: ${space[10]};
  align-items: center;
  padding: ${space[10]};
  background: linear-gradient(120deg, ${color.brand.subtle}, ${color.gold.subtle});
  border-radius: ${radius.large};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[6]};
  }
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
    gap: ${space[1]} ${space[4]};
    padding: 0;
    margin: 0;
    list-style: none;
    font-weight: ${font.weight.medium};
    color: ${color.brand.text};
  }
`;

const beganAt = Date.UTC(2026, 10, 20, 11, 30);

/** What the design system is for, beside a live session on air. */
export function Hero() {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <HeroRoot>
      <Words>
        <h2>Every state of a class, before anybody teaches it</h2>
        <p>
          A live session on air, a packet opened, a gift given, a balance that is too low: each can be looked
          at here, in two themes and six languages, and no pixel of it changes unnoticed.
        </p>
        <ul>
          {languages.map((language) => (
            <li key={language} lang={languageTags[language]}>
              {languageNames[language]}
            </li>
          ))}
        </ul>
      </Words>
      <LivePoster
        state={{
          kind: 'shown',
          status: 'live',
          title: titles.cashLesson,
          cover: '',
          teacher: cast.teacherLin,
          channelName: places.valueClub,
          startsAt: beganAt,
          online: 12_846,
          picture: isPlaying ? 'playing' : 'paused',
        }}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        {isPlaying && <CoverDrawing />}
      </LivePoster>
    </HeroRoot>
  );
}
