import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'courses', {
    columns: {
      courseTitle: 'text',
      user: 'text',
      image: 'text',
      tutorImg: 'text',
      desc: 'text',
      tag: 'text',
      ratingTenths: 'integer',
      ratingCount: 'integer',
      userCount: 'integer',
      note: 'integer',
      view: 'integer',
      logo: 'text',
      color: 'text',
      isFavourite: 'integer',
      about: 'text',
      description: 'text',
      instructorPosition: 'text',
      skillLevel: 'text',
      language: 'text',
      isCaptions: 'integer',
    },
    folded: ['courseTitle'],
    indexes: [['courseTitleFolded'], ['tag'], ['ratingTenths'], ['userCount'], ['isFavourite']],
  })
  await createWorkspaceTable(db, kind, 'courseSections', {
    columns: { courseId: 'integer', title: 'text' },
    folded: [],
    indexes: [['courseId']],
  })
  await createWorkspaceTable(db, kind, 'courseTopics', {
    columns: { courseId: 'integer', sectionId: 'integer', title: 'text', minutes: 'integer', isCompleted: 'integer' },
    folded: [],
    indexes: [['courseId'], ['sectionId']],
  })
}
