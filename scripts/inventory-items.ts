/**
 * The items that the design system must have, by area. An item with an arrow is shown by a component of another name:
 * `RecallNotice>MessageRow`.
 */
export const inventory: Readonly<Record<string, string>> = {
  primitives:
    'Button IconButton Link Field TextInput TextArea NumberInput PasswordInput SearchInput Select Combobox Checkbox RadioGroup Switch Slider DateTimePicker FileDrop UploadItem Dialog ConfirmDialog Drawer Popover Tooltip Menu ContextMenu Tabs Accordion Breadcrumb Pagination Stepper Toast Banner Badge Tag Avatar AvatarGroup Card Table VirtualList EmptyState ErrorState Skeleton Spinner ProgressBar ProgressRing Countdown Carousel Lightbox RichText PageContainer TopNav SideNav LanguageSwitch ThemeSwitch',
  'components/chat':
    'MessageRow MessageList Composer PinnedBar AnnouncementBar AnnouncementDialog MergedForwardCard ForwardDialog SelectionBar MemberList MemberCard ConversationList FileFolder SignInDialog RecallNotice>MessageRow VoiceBubble CallBubble',
  'components/red-packet':
    'RedPacketBubble OpenPacketDialog SendPacketDialog PacketRecords PacketRain FairnessProof',
  'components/live':
    'LiveStage PlayerControls BarrageLayer LikeBurst>LikeButton OnlineList RankList LuckyBag BlessingBag VoteCard ProductCart ProductCard LiveWish ReportDialog FreezeDialog WarningNotice ReplayTimeline PushAddress EncoderHealth LiveSettingsForm ModerationRow AppointmentButton LiveCard LiveStatusTag ChannelCard',
  'components/gifts': 'GiftPanel GiftTile GiftCombo GiftRank',
  'components/fans': 'FanBadge FanClubPanel FanTasks LevelUnlock ExitClubDialog IronFanPlans FanGroupCard',
  'components/wallet':
    'BalanceCard Amount LotList StatementTable RechargeGrid PayMethodPicker PayQr OrderState ExchangeDialog AgreementTick AgreementText InsufficientBalanceDialog Receipt',
  'components/wishes':
    'WishCard WishFilters WishForm WishTimeline OfficialAnswer SpeedUpPacks SimilarWishes WishMessageItem',
  'components/exams':
    'QuestionCard AnswerSheet ExamHeader UnansweredDialog ExamResult FormCard AssignmentCard CreditTaskRow',
  'components/content':
    'ArticleCard ArticleBody CommentItem CommentBox PostComposer PostCard TopicCard ShortVideoPlayer NewsItem EBookCard BookReader FavouriteFolders NoteCard NoteEditor UserCard SearchResultGroup StockHit LecturerCard DownloadCard FeedbackForm NotFound LoginRequired',
  'components/learning':
    'CourseCard LessonList LessonPlayer QuizGate ScheduleTable OfferCard OrderSummary RenewalState',
  'components/ai':
    'AnswerBubble AskBox SceneCard SceneForm TopicPicker QuotaMeter BranchSwitch SharedDialogueCard RiskNote',
  'components/moderation': 'ActionRecord AppealForm ReviewItem',
  screens: 'LiveRoom>live/LiveRoomScreen ClassChat Exam',
};

/** Pages of Storybook that explain what every component shares, by file name. */
export const foundationPages =
  'Welcome Colour Type Space Radius Elevation Motion Layout Icons Writing AddAComponent'.split(' ');
