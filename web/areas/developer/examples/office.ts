/** Example operations for email and chat. */
export const officeExamples = [
  {
    name: 'Email: inbox, with replies and counts',
    query: `query Inbox($search: String) {\n  emails(folder: INBOX, search: $search, page: { itemsPerPage: 10 }) {\n    total\n    items {\n      id\n      from {\n        name\n      }\n      subject\n      excerpt\n      labels\n      isRead\n      time\n      replies {\n        id\n        excerpt\n      }\n    }\n  }\n  emailCounts {\n    inbox\n    draft\n    spam\n    starred\n  }\n}`,
    variables: JSON.stringify({ search: '' }, null, 2),
  },
  {
    name: 'Email: star several, and toggle a label',
    query: `mutation Sort($ids: [ID!]!) {\n  updateEmails(ids: $ids, patch: { isStarred: true, isRead: true }) {\n    id\n    isStarred\n  }\n  toggleEmailLabel(ids: $ids, label: IMPORTANT) {\n    id\n    labels\n  }\n}`,
    variables: JSON.stringify({ ids: ['39', '40'] }, null, 2),
  },
  {
    name: 'Email: reply to one',
    query: `mutation Answer($id: ID!, $input: EmailInput!) {\n  replyToEmail(id: $id, input: $input) {\n    id\n    subject\n    message\n    folder\n  }\n}`,
    variables: JSON.stringify({ id: '40', input: { message: '<p>Thank you. <b>Friday</b> suits me.</p>' } }, null, 2),
  },
  {
    name: 'Chat: conversations, newest first',
    query: `query Chats($search: String) {\n  chats(search: $search) {\n    id\n    contact {\n      id\n      fullName\n      status\n    }\n    unseenMsgs\n    lastMessage {\n      message\n      isMine\n      time\n    }\n  }\n}`,
    variables: JSON.stringify({ search: '' }, null, 2),
  },
  {
    name: 'Chat: send a message',
    query: `# The first message creates the conversation.\nmutation Write($contactId: ID!, $message: String!) {\n  sendMessage(contactId: $contactId, message: $message) {\n    id\n    message\n    isSent\n    isDelivered\n    isSeen\n  }\n}`,
    variables: JSON.stringify({ contactId: '11', message: 'Is the display up already?' }, null, 2),
  },
  {
    name: 'Chat: open a conversation',
    query: `mutation Open($contactId: ID!) {\n  markChatSeen(contactId: $contactId) {\n    unseenMsgs\n    messages(count: 20) {\n      message\n      isMine\n      isSeen\n      time\n    }\n  }\n}`,
    variables: JSON.stringify({ contactId: '1' }, null, 2),
  },
]
