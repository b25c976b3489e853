import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const SceneFormRoot = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const SceneFormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[3]};
`;
