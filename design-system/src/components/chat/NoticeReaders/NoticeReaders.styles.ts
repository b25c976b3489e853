import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, space } = tokens;

export const ReadersRoot = styled.section`
  margin-block-start: ${space[4]};
  padding-block-start: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border.subtle};
`;

export const ReaderRows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-inline-size: 0;
    line-height: ${font.line.tight};
    overflow-wrap: anywhere;
    list-style: none;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const ReadersNote = styled.p`
  padding-block: ${space[3]};
  color: ${color.text.muted};
`;
