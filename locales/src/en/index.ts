import actions from './actions.json' with { type: 'json' };
import ai from './ai.json' with { type: 'json' };
import article from './article.json' with { type: 'json' };
import banList from './ban-list.json' with { type: 'json' };
import barrage from './barrage.json' with { type: 'json' };
import circle from './circle.json' with { type: 'json' };
import classWork from './class-work.json' with { type: 'json' };
import channels from './channels.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import connection from './connection.json' with { type: 'json' };
import feedback from './feedback.json' with { type: 'json' };
import reconciliation from './reconciliation.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import contentReport from './content-report.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import downloads from './downloads.json' with { type: 'json' };
import ebooks from './ebooks.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import exams from './exams.json' with { type: 'json' };
import fans from './fans.json' with { type: 'json' };
import favourites from './favourites.json' with { type: 'json' };
import frozenList from './frozen-list.json' with { type: 'json' };
import gifts from './gifts.json' with { type: 'json' };
import glossary from './glossary.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import help from './help.json' with { type: 'json' };
import herdsmanClubs from './herdsman-clubs.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import homework from './homework.json' with { type: 'json' };
import learning from './learning.json' with { type: 'json' };
import largeClass from './large-class.json' with { type: 'json' };
import liveCard from './live-card.json' with { type: 'json' };
import liveRoom from './live-room.json' with { type: 'json' };
import liveSetting from './live-setting.json' with { type: 'json' };
import liveStage from './live-stage.json' with { type: 'json' };
import liveTools from './live-tools.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import moderation from './moderation.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import onlineList from './online-list.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import primitives from './primitives.json' with { type: 'json' };
import profile from './profile.json' with { type: 'json' };
import recharge from './recharge.json' with { type: 'json' };
import redPacket from './red-packet.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import review from './review.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import rewards from './rewards.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import shelves from './shelves.json' with { type: 'json' };
import shortVideo from './short-video.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import streamer from './streamer.json' with { type: 'json' };
import treasures from './treasures.json' with { type: 'json' };
import wallet from './wallet.json' with { type: 'json' };
import watchers from './watchers.json' with { type: 'json' };
import wealthWheel from './wealth-wheel.json' with { type: 'json' };
import wishes from './wishes.json' with { type: 'json' };

export default {
  actions,
  ai,
  article,
  'ban-list': banList,
  barrage,
  channels,
  chat,
  circle,
  'class-work': classWork,
  connection,
  feedback,
  reconciliation,
  content,
  'content-report': contentReport,
  documents,
  downloads,
  ebooks,
  errors,
  exams,
  fans,
  favourites,
  'frozen-list': frozenList,
  gifts,
  glossary,
  groups,
  help,
  'herdsman-clubs': herdsmanClubs,
  home,
  homework,
  learning,
  'large-class': largeClass,
  'live-card': liveCard,
  'live-room': liveRoom,
  'live-setting': liveSetting,
  'live-stage': liveStage,
  'live-tools': liveTools,
  login,
  moderation,
  news,
  notices,
  'online-list': onlineList,
  orders,
  primitives,
  profile,
  recharge,
  'red-packet': redPacket,
  reports,
  review,
  search,
  rewards,
  refusals,
  'short-video': shortVideo,
  shell,
  shelves,
  streamer,
  treasures,
  wallet,
  watchers,
  'wealth-wheel': wealthWheel,
  wishes,
};
