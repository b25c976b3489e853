import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PushRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > header > h3 {
    font-size: ${font.size.reading};
  }

  & > header > p {
    color: ${color.text.secondary};
  }
`;

export const PushLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  & > :has(input) {
    flex: 1;
    min-inline-size: 0;
  }

  & input {
    font-family: ${font.family.mono};
    font-size: ${font.size.caption};
  }
`;

export const PushFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: 36px;
  font-size: ${font.size.caption};
  color: ${color.text.muted};

  & > [data-tone='success'] {
    color: ${color.success.text};
  }

  & > [data-tone='danger'] {
    color: ${color.danger.text};
  }
`;
