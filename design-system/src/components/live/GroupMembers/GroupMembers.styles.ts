import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { space } = tokens;

export const MemberRows = styled.ol`
  display: grid;
  list-style: none;
`;

export const memberClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const MembersMore = styled.div`
  display: grid;
  place-items: center;
  padding-block-start: ${space[2]};
`;
