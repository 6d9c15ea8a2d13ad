/** Example operations for users, settings, roles, and permissions. */
export const peopleExamples = [
  {
    name: 'Users: change one, with conflict check',
    query: `mutation Change($id: ID!, $version: Int, $input: UserInput!) {\n  updateUser(id: $id, version: $version, input: $input) {\n    id\n    version\n    company\n    currentPlan\n  }\n}`,
    variables: JSON.stringify({ id: '3', version: 1, input: { company: 'Jade Harbour', currentPlan: 'ENTERPRISE' } }, null, 2),
  },
  {
    name: 'Users: change several, all or none',
    query: `# One undo reverts all of it.\nmutation Many($ids: [ID!]!, $plan: UserPlan) {\n  updateUsers(ids: $ids, plan: $plan) {\n    id\n    version\n    currentPlan\n  }\n}`,
    variables: JSON.stringify({ ids: ['2', '3', '5'], plan: 'TEAM' }, null, 2),
  },
  {
    name: 'Users: invite a user',
    query: `# The invitation is in the Sent folder of the demo mailbox.\nmutation Invite($input: UserInput!) {\n  inviteUser(input: $input) {\n    id\n    fullName\n    status\n    details {\n      invitedAt\n    }\n  }\n}`,
    variables: JSON.stringify({ input: { email: 'ines.moreau@courrier.example', role: 'AUTHOR' } }, null, 2),
  },
  {
    name: 'Users: check an import',
    query: `# With isTrial, nothing is added.\nmutation Import($rows: [UserImportRow!]!, $isTrial: Boolean!) {\n  importUsers(rows: $rows, isTrial: $isTrial) {\n    count\n    problems {\n      row\n      field\n      message\n    }\n  }\n}`,
    variables: JSON.stringify(
      {
        rows: [
          { fullName: 'Ada Byron', email: 'ada.byron@example.com', role: 'editor' },
          { fullName: 'Nobody', email: 'none' },
        ],
        isTrial: true,
      },
      null,
      2,
    ),
  },
  {
    name: 'Users: one, with devices, cards, and permissions',
    query: `query User($id: ID!) {\n  user(id: $id) {\n    fullName\n    role\n    taskDone\n    projectDone\n    permissions {\n      subject\n      read\n      write\n      create\n    }\n    grants {\n      name\n    }\n    details {\n      isTwoStep\n      devices {\n        id\n        name\n        place\n        at\n      }\n      paymentMethods {\n        id\n        brand\n        last4\n        isPrimary\n      }\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '3' }, null, 2),
  },
  {
    name: 'Users: sign one out everywhere',
    query: `# With device IDs, only those are signed out.\nmutation SignOut($id: ID!, $devices: [ID!]) {\n  revokeUserDevices(id: $id, devices: $devices) {\n    id\n    isSignedIn\n  }\n}`,
    variables: JSON.stringify({ id: '3' }, null, 2),
  },
  {
    name: 'Users: change notification settings',
    query: `mutation Notices($id: ID!, $input: UserSettingsInput!) {\n  updateUserSettings(id: $id, input: $input) {\n    version\n    details {\n      isTwoStep\n      notifications {\n        type\n        email\n        browser\n        app\n      }\n    }\n  }\n}`,
    variables: JSON.stringify(
      { id: '3', input: { isTwoStep: true, notifications: [{ type: 'MENTION', email: true, browser: false, app: true }] } },
      null,
      2,
    ),
  },
  {
    name: 'Users: delete several',
    query: `# You can’t delete yourself or the last administrator.\nmutation Delete($ids: [ID!]!) {\n  deleteUsers(ids: $ids)\n}`,
    variables: JSON.stringify({ ids: ['20', '21'] }, null, 2),
  },
  {
    name: 'Roles: change permissions, with conflict check',
    query: `# Replaces all permissions of the role.\nmutation Change($id: ID!, $version: Int, $rights: [RoleRightInput!]) {\n  updateRole(id: $id, version: $version, rights: $rights) {\n    id\n    version\n    rights {\n      subject\n      read\n      write\n      create\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '5', version: 1, rights: [{ subject: 'Reports', read: true, write: false, create: false }] }, null, 2),
  },
  {
    name: 'Roles: delete one, and move its users',
    query: `# One undo reverts all of it.\nmutation Delete($id: ID!, $moveUsersTo: UserRole) {\n  deleteRole(id: $id, moveUsersTo: $moveUsersTo)\n}`,
    variables: JSON.stringify({ id: '4', moveUsersTo: 'EDITOR' }, null, 2),
  },
  {
    name: 'Permissions: of a role, with their users',
    query: `query OfRole($role: PermissionRole) {\n  permissions(role: $role) {\n    total\n    items {\n      id\n      name\n      assignedTo\n      userRoles\n    }\n  }\n  roles {\n    role\n    userCount\n  }\n}`,
    variables: JSON.stringify({ role: 'SUPPORT' }, null, 2),
  },
  {
    name: 'Permissions: delete one that is in use',
    query: `# Without force, fails with CONFLICT and the roles.\nmutation Delete($id: ID!, $force: Boolean) {\n  deletePermission(id: $id, force: $force)\n}`,
    variables: JSON.stringify({ id: '9', force: true }, null, 2),
  },
]
