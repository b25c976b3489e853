import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, layout, radius, space } = tokens;

/** The player beside what is told of it; below each other where both do not fit. */
export const WatchColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.side};
  gap: ${space[6]};
  align-items: start;

  @container (max-width: 820px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As high as the window leaves room for, so that the wheel has nothing to scroll. */
export const WatchStage = styled.div`
  inline-size: 100%;
  max-inline-size: max(300px, calc((100dvh - 200px) * 9 / 16 + 110px));
  margin-inline: auto;
`;

export const WatchSide = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  overflow-wrap: anywhere;
`;

export const WatchPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > p {
    font-size: ${font.size.reading};
    line-height: ${font.line.reading};
    white-space: pre-line;
  }
`;

export const WatchKeys = styled.p`
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
`;
