import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'profiles', {
    columns: {
      fullName: 'text',
      location: 'text',
      joiningDate: 'text',
      designation: 'text',
      role: 'text',
      status: 'text',
      profileImg: 'text',
      coverImg: 'text',
      languages: 'text',
      phone: 'text',
      email: 'text',
    },
    folded: [],
    indexes: [],
  })
  await createWorkspaceTable(db, kind, 'profileTeams', {
    columns: { title: 'text', description: 'text', avatar: 'text', avatarGroup: 'text', extraMembers: 'integer', chips: 'text' },
    folded: [],
    indexes: [],
  })
  await createWorkspaceTable(db, kind, 'profileProjects', {
    columns: {
      title: 'text',
      client: 'text',
      description: 'text',
      avatar: 'text',
      leader: 'text',
      comments: 'integer',
      totalTask: 'integer',
      completedTask: 'integer',
      hours: 'text',
      budget: 'integer',
      budgetSpent: 'integer',
      startDate: 'text',
      deadline: 'text',
      members: 'integer',
      chipColor: 'text',
      avatarGroup: 'text',
    },
    folded: [],
    indexes: [],
  })
  await createWorkspaceTable(db, kind, 'profileConnections', {
    columns: {
      name: 'text',
      designation: 'text',
      avatar: 'text',
      tasks: 'integer',
      projects: 'integer',
      connections: 'integer',
      isConnected: 'integer',
      chips: 'text',
    },
    folded: [],
    indexes: [],
  })
}
