import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const PacksRoot = styled.form`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

export const PacksFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[2]} ${space[4]};

  & > p {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    color: ${color.text.muted};
  }
`;
