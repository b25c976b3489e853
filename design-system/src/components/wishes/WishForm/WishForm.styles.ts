import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FormRoot = styled.form`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const FormPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space[4]};
`;

export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.border.subtle};

  & > output {
    flex: 1 1 120px;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
