import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const EditorRoot = styled.form`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const EditorFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};

  & > p {
    flex: 1 1 160px;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & > p:empty {
    flex-basis: 0;
  }

  & > p[data-tone='danger'] {
    color: ${color.danger.text};
  }
`;
