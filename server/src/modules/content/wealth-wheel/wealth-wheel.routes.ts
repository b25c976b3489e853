import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { WealthWheels } from './wealth-wheel.service.ts';

export const wealthWheelRoutes = (wheels: WealthWheels) => ({
  wealthWheel: handlersFor(calls.wealthWheel, {
    year: (input, { caller }) => wheels.year(caller.uid, input),
    save: (input, { caller, intent }) => wheels.save(caller.uid, input, intent),
    remove: (input, { caller }) => wheels.remove(caller.uid, input),
    draw: (_input, { caller }) => wheels.draw(caller.uid),
  }),
});
