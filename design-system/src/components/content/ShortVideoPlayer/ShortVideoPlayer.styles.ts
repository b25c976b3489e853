import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PlayerRoot = styled.section`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  border-radius: ${radius.large};
`;

/** Portrait, as it was filmed; a landscape video stands in its middle. */
export const PlayerFrame = styled.div`
  position: relative;
  flex: 0 1 360px;
  min-inline-size: 0;
  aspect-ratio: 9 / 16;
  overflow: hidden;
  background: ${color.stage.surface};
  border-radius: ${radius.medium};

  & > [data-part='picture'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }

  & > [data-part='picture'] > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const PlayerPress = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  &:focus-visible {
    outline-offset: -4px;
  }

  & > span {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    color: ${color.stage.text};
    background: ${color.stage.scrim};
    border-radius: ${radius.round};
  }

  & > span > svg {
    inline-size: 28px;
    block-size: 28px;
  }
`;

export const PlayerCurtain = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]};
  text-align: center;
  color: ${color.stage.text};
  background: ${color.stage.scrim};

  &[data-thin] {
    pointer-events: none;
  }

  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }
`;

export const PlayerTop = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline: ${space[2]};
  display: flex;
  justify-content: space-between;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  & > button {
    color: ${color.stage.text};
    background: ${color.stage.scrim};
  }
`;

export const PlayerWords = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  color: ${color.stage.text};
  background: ${color.stage.scrim};
  pointer-events: none;
  overflow-wrap: anywhere;

  & > * {
    pointer-events: auto;
  }

  & > h2 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: ${font.weight.medium};
    text-wrap: pretty;
  }
`;

export const PlayerAuthor = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

export const PlayerTime = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.stage.textSecondary};
`;

export const PlayerSide = styled.div`
  flex: none;
  display: grid;
  justify-items: center;
  gap: ${space[4]};
`;
