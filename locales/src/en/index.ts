import actions from './actions.json' with { type: 'json' };
import ai from './ai.json' with { type: 'json' };
import banList from './ban-list.json' with { type: 'json' };
import barrage from './barrage.json' with { type: 'json' };
import classWork from './class-work.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import connection from './connection.json' with { type: 'json' };
import reconciliation from './reconciliation.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import exams from './exams.json' with { type: 'json' };
import fans from './fans.json' with { type: 'json' };
import frozenList from './frozen-list.json' with { type: 'json' };
import gifts from './gifts.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import learning from './learning.json' with { type: 'json' };
import liveCard from './live-card.json' with { type: 'json' };
import liveRoom from './live-room.json' with { type: 'json' };
import liveSetting from './live-setting.json' with { type: 'json' };
import liveStage from './live-stage.json' with { type: 'json' };
import liveTools from './live-tools.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import moderation from './moderation.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import onlineList from './online-list.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import primitives from './primitives.json' with { type: 'json' };
import recharge from './recharge.json' with { type: 'json' };
import redPacket from './red-packet.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import rewards from './rewards.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import streamer from './streamer.json' with { type: 'json' };
import wallet from './wallet.json' with { type: 'json' };
import watchers from './watchers.json' with { type: 'json' };
import wishes from './wishes.json' with { type: 'json' };

export default {
  actions,
  ai,
  'ban-list': banList,
  barrage,
  chat,
  'class-work': classWork,
  connection,
  reconciliation,
  content,
  documents,
  errors,
  exams,
  fans,
  'frozen-list': frozenList,
  gifts,
  groups,
  home,
  learning,
  'live-card': liveCard,
  'live-room': liveRoom,
  'live-setting': liveSetting,
  'live-stage': liveStage,
  'live-tools': liveTools,
  login,
  moderation,
  notices,
  'online-list': onlineList,
  orders,
  primitives,
  recharge,
  'red-packet': redPacket,
  reports,
  rewards,
  refusals,
  shell,
  streamer,
  wallet,
  watchers,
  wishes,
};
