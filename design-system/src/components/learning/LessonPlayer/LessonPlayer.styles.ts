import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PlayerRoot = styled.section`
  min-inline-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
  container-type: inline-size;
`;

export const PlayerStage = styled.div`
  display: grid;
  min-block-size: 220px;
  aspect-ratio: 16 / 9;

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
    min-block-size: 0;
  }
`;

export const Curtain = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]};
  text-align: center;
  color: ${color.text.primary};
  background: ${color.surface.canvas};

  & > svg {
    inline-size: 32px;
    block-size: 32px;
    color: ${color.text.secondary};
  }

  & > strong {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
  }

  & > p {
    max-inline-size: 52ch;
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
  }
`;

export const CurtainActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`;

export const PlayerHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};

  & > div:first-of-type {
    flex: 1 1 280px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & h2 {
    font-size: ${font.size.title};
  }

  & p {
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
  }
`;

export const PlayerSteps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const PlayerBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  padding: 0 ${space[4]} ${space[4]};

  & > div:last-of-type {
    margin-inline-start: auto;
  }
`;

export const PlayerWatched = styled.div`
  display: grid;
  flex: 1 1 260px;
  gap: ${space[1]};
  min-inline-size: 0;

  @container (max-width: 600px) {
    flex-basis: 100%;
  }

  & > small {
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  &[data-counts] > small {
    color: ${color.success.text};
  }
`;
