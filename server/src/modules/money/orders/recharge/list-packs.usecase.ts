import { agreements, type AgreementName } from '@goldbean/contract';
import { findAccepted } from '../orders.repository.ts';
import type { Region } from '../orders.tables.ts';
import { openMethods } from '../pay-methods.domain.ts';
import { findPacks, hasRecharged } from './packs.repository.ts';
import type { RechargeAnswer, RechargePorts, RechargeRequest } from './recharge.ports.ts';
import { agreementOf } from './recharge.product.ts';

/** Which packs of beans and coins are for sale, and how they can be paid. */
export function createPackLists({
  database,
  collectors,
  isOverseas,
  firstRechargeBeans,
}: Pick<RechargePorts, 'database' | 'collectors' | 'isOverseas' | 'firstRechargeBeans'>) {
  const { reader } = database;

  const regionOf = async (uid: string): Promise<Region> =>
    (await isOverseas(reader, uid)) ? 'overseas' : 'cn';

  const beanList = async (region: Region): Promise<RechargeAnswer<'beanPacks'>['list']> =>
    (await findPacks(reader, 'beans', region)).map((pack) => ({
      id: pack.goods_id,
      beans: pack.units,
      bonus: pack.bonus,
      price: pack.minor,
      currency: pack.currency,
    }));

  const noticeOf = async (uid: string, name: AgreementName) => ({
    name,
    version: agreements[name].version,
    accepted: await findAccepted(reader, uid, name),
  });

  return {
    /** C074. */
    beanPacks: async (uid: string): Promise<RechargeAnswer<'beanPacks'>> => ({
      list: await beanList(await regionOf(uid)),
    }),

    /** C075. */
    async offer(uid: string, { region }: RechargeRequest<'offer'>): Promise<RechargeAnswer<'offer'>> {
      const shown = region ?? (await regionOf(uid));
      const currency = shown === 'cn' ? 'CNY' : 'USD';
      return {
        list: await beanList(shown),
        methods: openMethods(collectors, currency),
        first_bonus: (await hasRecharged(reader, uid)) ? 0 : firstRechargeBeans,
        agreement: await noticeOf(uid, agreementOf({ kind: 'beans', currency })),
      };
    },

    /** C082. */
    async coinPacks(uid: string): Promise<RechargeAnswer<'coinPacks'>> {
      const packs = await findPacks(reader, 'coins', 'overseas');
      return {
        list: packs.map((pack) => ({
          id: pack.goods_id,
          coins: pack.units,
          bonus: pack.bonus,
          price: pack.minor,
          currency: pack.currency,
        })),
        methods: openMethods(collectors, 'USD'),
        agreement: await noticeOf(uid, 'coins'),
      };
    },
  };
}
