import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const ComposerForm = styled.form`
  position: relative;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const ComposerRow = styled.div`
  display: flex;
  gap: ${space[2]};

  & > :has(input) {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const ComposerNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  /* Still read to who cannot see it: it describes the field. */
  &[data-quiet] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  & > [data-tone='danger'] {
    color: ${color.danger.text};
  }

  & > [data-counter] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;
